import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Characters of a build's output that are kept for its error message. */
const OUTPUT = 50_000_000;

/** The commit that the work began from: the named one, else the merge base with main, else the last commit. */
export async function mergeBase(workspace: string, named?: string): Promise<string> {
  const git = async (...parameters: string[]): Promise<string> =>
    (await run('git', parameters, { cwd: workspace })).stdout.trim();
  return git('merge-base', 'HEAD', named ?? 'main');
}

/** Builds the stories of a tree; the folder is new and the caller's. */
export async function buildStories(tree: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-stories-'));
  await run('storybook', ['build', '--config-dir', '.storybook', '--output-dir', folder, '--quiet'], {
    cwd: tree,
    maxBuffer: OUTPUT,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return folder;
}

/**
 * Builds the stories of a commit beside the working tree, with the packages that are installed now.
 *
 * @returns null where the commit has no stories
 */
export async function buildStoriesAt(workspace: string, commit: string): Promise<string | null> {
  const parent = await mkdtemp(path.join(tmpdir(), 'parlour-base-'));
  const tree = path.join(parent, 'tree');
  await run('git', ['worktree', 'add', '--detach', tree, commit], { cwd: workspace });
  try {
    if (!(await isThere(path.join(tree, '.storybook')))) return null;
    await linkPackages(workspace, tree);
    return await buildStories(tree);
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { cwd: workspace });
    await rm(parent, { recursive: true, force: true });
  }
}

/** The packages of npm are shared; our own, which npm links by a relative path, are those of the tree. */
async function linkPackages(workspace: string, tree: string): Promise<void> {
  const [from, to] = [path.join(workspace, 'node_modules'), path.join(tree, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '@parlour')
      await cp(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(path.join(from, name), path.join(to, name));
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
