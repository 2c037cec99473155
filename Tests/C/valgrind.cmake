# Runs PROGRAM with ARGUMENTS under valgrind: no error, no block definitely lost. Valgrind 3.19 cannot
# read the debug information of Swift's compiler, so the program gets a library without it, in FOLDER.
file(MAKE_DIRECTORY ${FOLDER})
execute_process(
  COMMAND ${STRIP} --strip-debug -o ${FOLDER}/${SONAME} ${LIBRARY}
  COMMAND_ERROR_IS_FATAL ANY
)
set(ENV{LD_LIBRARY_PATH} ${FOLDER})
execute_process(
  COMMAND
    ${VALGRIND} --quiet --error-exitcode=9
    --suppressions=${CMAKE_CURRENT_LIST_DIR}/valgrind.supp
    --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite
    ${PROGRAM} ${ARGUMENTS}
  COMMAND_ERROR_IS_FATAL ANY
)
