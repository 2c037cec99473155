# Installs from BINARY_DIR, stripped, and moves the result to PREFIX.
file(REMOVE_RECURSE ${PREFIX} ${PREFIX}-before)
execute_process(
  COMMAND ${CMAKE_COMMAND} --install ${BINARY_DIR} --prefix ${PREFIX}-before --strip
  COMMAND_ERROR_IS_FATAL ANY
)
file(RENAME ${PREFIX}-before ${PREFIX})
file(GLOB_RECURSE texts ${PREFIX}/*.pc ${PREFIX}/*.cmake)
foreach(text IN LISTS texts)
  file(STRINGS ${text} found REGEX "${PREFIX}")
  if(found)
    message(FATAL_ERROR "${text} holds the prefix: ${found}")
  endif()
endforeach()
