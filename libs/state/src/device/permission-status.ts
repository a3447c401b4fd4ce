/** What the browser says of a permission, and goes on saying; null where it says nothing before it is asked for the thing itself. */
export const permissionStatus = async (name: PermissionName): Promise<PermissionStatus | null> =>
  (await navigator.permissions?.query({ name }).catch(() => null)) ?? null;
