/** The code by which Node tells what went wrong, such as ENOENT; undefined of what has none. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
