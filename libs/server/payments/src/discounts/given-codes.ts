/**
 * The codes that a brand team gives out by command: beside the index, whose calls need the catalogues of a build, which a
 * command has not.
 */
export { codeProblems } from './code-problems.ts';
export { NewCode } from './new-code.ts';
export { codeVerdict } from './code-verdict.ts';
export { listAllCodes, type AnyCode } from './list-all-codes.ts';
export { addCode, endCode } from '../store/kept-codes.ts';
