import path from 'node:path';
import { controlSocket } from '../../control/protocol.ts';
import { sentence, type Failure, type Sentences } from './fault-sentences.ts';

const socketName = path.basename(controlSocket(''));
/** Files right in the data folder that are opened by a start or a command. */
const ownFile = /^(?:keys\.json|production|database\.lock)/;

const noFolder = ({ path: place }: Failure): string =>
  `DATA_DIR: ${place} cannot be a folder, as a file is there or above it: name another, or move the file.`;
const notWritable = ({ path: place, address }: Failure): string =>
  `DATA_DIR: ${place ?? address} lies where nothing can be written: name another, or mount it to be written.`;
const isFull = ({ path: place }: Failure): string =>
  `DATA_DIR: no room is left for ${place}: make some, or name another.`;

const making: Sentences = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOENT: ({ path: place }) => `DATA_DIR: ${place} is not to be made where it would lie: name another.`,
  EACCES: ({ path: place }) =>
    `DATA_DIR: ${place} is not for this user to make: name another, or give the user its folder.`,
  EROFS: notWritable,
  ENOSPC: isFull,
};

const opening: Sentences = {
  EACCES: ({ path: place }) =>
    `DATA_DIR: ${place} is not for this user to open: do this as the user of the server, or name another folder.`,
  EROFS: notWritable,
  ENOSPC: isFull,
};

const noSockets = ({ address }: Failure): string =>
  `DATA_DIR: ${address} lies where no socket can be made: name a folder on another file system.`;

/** The socket of commands, for whom a server listens and which a command connects to. */
const atSocket: Sentences = {
  EACCES: ({ address, syscall }) =>
    syscall === 'listen'
      ? `DATA_DIR: ${address} is not for this user to make: name another, or give the user its folder.`
      : `DATA_DIR: ${address} is for the user of the server alone: do this as that user.`,
  EINVAL: ({ address }) =>
    `DATA_DIR: ${address} is too long for the name of a socket, which has about 100 characters: name a folder with a shorter path.`,
  EPERM: noSockets,
  ENOTSUP: noSockets,
  EOPNOTSUPP: noSockets,
  EROFS: notWritable,
};

/** What is wrong with the data folder, by the file or folder in it at which something failed; null where it was elsewhere. */
export function atDataFolder(failure: Failure): string | null {
  if (path.basename(failure.address ?? '') === socketName) return sentence(atSocket, failure);
  if (failure.syscall === 'mkdir') return sentence(making, failure);
  const isOwn = failure.syscall === 'open' && ownFile.test(path.basename(failure.path ?? ''));
  return isOwn ? sentence(opening, failure) : null;
}
