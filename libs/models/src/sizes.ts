/** Bytes: what "MB" means wherever the size of a file is limited or told. */
export const MEGABYTE = 1024 * 1024;
