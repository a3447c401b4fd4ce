/** The codes that a brand team gives out by command: beside the index, whose calls need the catalogues of a build, which a command has not. */
export { codeProblems } from './code-problems.ts';
export { NewCode } from './new-code.ts';
export { addCode, endCode, isMember, listCodes, type KeptCode } from '../store/kept-codes.ts';
