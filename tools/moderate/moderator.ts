import { userInfo } from 'node:os';

/** Who works here, unless they say it by `--by`: by the name of their own account, also where they took the server's for it. */
export const moderator = (environment: NodeJS.ProcessEnv): string => environment['SUDO_USER'] || userInfo().username;
