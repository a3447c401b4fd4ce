/**
 * The options that npm took for itself, as no `--` stood before them. It leaves each in the environment of the script, under the
 * longer name of an option of its own that begins so: `--dry` is its `--dry-run`.
 *
 * @param script what npm runs the tool as: nothing was taken from a tool that runs within another script
 * @param names the options of the tool that it did not get
 */
export function takenByNpm(script: string, names: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  if (environment['npm_lifecycle_event'] !== script) return [];
  const kept = Object.keys(environment);
  return names.filter((name) => kept.some((key) => key.startsWith(`npm_config_${name.replaceAll('-', '_')}`)));
}
