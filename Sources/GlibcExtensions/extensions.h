#include <malloc.h>
#include <sys/xattr.h>

// glibc declares the following only for programs that define _GNU_SOURCE, but the toolchain's module is built without
// it.
enum { RENAME_EXCHANGE = 1 << 1, F_SETSIG = 10, F_SETLEASE = 1024, F_GETLEASE = 1025 };
int renameat2(int, const char *, int, const char *, unsigned int);
