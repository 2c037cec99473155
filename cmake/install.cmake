# What `cmake --install` places: the library (component runtime); headers, keisen.pc and the CMake
# package (component development). All of it finds itself by relative paths, so the prefix may move.
include(CMakePackageConfigHelpers)

install(
  PROGRAMS ${library_dir}/${library}
  DESTINATION ${CMAKE_INSTALL_LIBDIR}
  COMPONENT runtime
)
install(
  FILES ${library_dir}/${soname}
  DESTINATION ${CMAKE_INSTALL_LIBDIR}
  COMPONENT runtime
)
install(
  FILES ${library_dir}/libkeisen.so
  DESTINATION ${CMAKE_INSTALL_LIBDIR}
  COMPONENT development
)

# CMake strips only targets that it links itself; this makes `cmake --install --strip` true here.
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_LIBDIR BASE_DIRECTORY "\${CMAKE_INSTALL_PREFIX}"
           OUTPUT_VARIABLE installed_library_dir)
install(
  CODE "
    if(CMAKE_INSTALL_DO_STRIP)
      execute_process(
        COMMAND \"${CMAKE_STRIP}\" --strip-unneeded
                \"\$ENV{DESTDIR}${installed_library_dir}/${library}\"
        COMMAND_ERROR_IS_FATAL ANY
      )
    endif()"
  COMPONENT runtime
)

install(
  FILES ${KEISEN_HEADERS}
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/keisen
  COMPONENT development
)
install(
  DIRECTORY ${PROJECT_SOURCE_DIR}/bindings/cpp/include/keisen
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development
  FILES_MATCHING PATTERN "*.hpp"
)

# pkg-config: the prefix is told relative to keisen.pc, unless the packager chose absolute folders.
function(keisen_pc_path output folder)
  if(IS_ABSOLUTE ${folder})
    set(${output} ${folder} PARENT_SCOPE)
  else()
    set(${output} "\${prefix}/${folder}" PARENT_SCOPE)
  endif()
endfunction()

if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
  set(pc_prefix ${CMAKE_INSTALL_PREFIX})
else()
  file(RELATIVE_PATH pc_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
  string(REGEX REPLACE "/$" "" pc_prefix "\${pcfiledir}/${pc_prefix}")
endif()
keisen_pc_path(pc_libdir ${CMAKE_INSTALL_LIBDIR})
keisen_pc_path(pc_includedir ${CMAKE_INSTALL_INCLUDEDIR})
configure_file(
  ${PROJECT_SOURCE_DIR}/cmake/keisen.pc.in ${PROJECT_BINARY_DIR}/keisen.pc @ONLY
)
install(
  FILES ${PROJECT_BINARY_DIR}/keisen.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT development
)

# find_package(keisen), for CMake users.
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/keisen)
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/keisen-config.cmake.in
  ${PROJECT_BINARY_DIR}/keisen-config.cmake
  INSTALL_DESTINATION ${package_dir}
  PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR
  NO_SET_AND_CHECK_MACRO
)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/keisen-config-version.cmake
  COMPATIBILITY SameMajorVersion
)
install(
  FILES
    ${PROJECT_BINARY_DIR}/keisen-config.cmake
    ${PROJECT_BINARY_DIR}/keisen-config-version.cmake
  DESTINATION ${package_dir}
  COMPONENT development
)
