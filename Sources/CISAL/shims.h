#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

/* Macros that Swift does not see. */
static const uint32_t CISAL_LEVEL_1_BUFFER_SIZE = ISAL_DEF_LVL1_DEFAULT;
