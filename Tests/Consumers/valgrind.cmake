# Runs PROGRAM under valgrind: no error and no definite leak. Valgrind 3.19 cannot read the debug
# information that Swift's compiler writes, so the program gets a library without it.
file(MAKE_DIRECTORY ${FOLDER})
execute_process(
  COMMAND ${STRIP} --strip-debug -o ${FOLDER}/${SONAME} ${LIBRARY}
  COMMAND_ERROR_IS_FATAL ANY
)
set(ENV{LD_LIBRARY_PATH} ${FOLDER})
execute_process(
  COMMAND
    ${VALGRIND} --quiet --error-exitcode=9
    --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite
    --suppressions=${CMAKE_CURRENT_LIST_DIR}/valgrind.supp
    ${PROGRAM} ${DATA} ${FOLDER}/co2.png
  COMMAND_ERROR_IS_FATAL ANY
)
