#include <spirv-tools/libspirv.h>
