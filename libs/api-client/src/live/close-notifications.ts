/**
 * Takes away what the device shows under a tag of its pushes (contract part 6), once all that it tells was seen.
 *
 * @param which a tag, or what the tags have in common; without it, whatever the device shows of this site
 */
export async function closeNotifications(which: string | RegExp = /^/): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const shown = await worker?.getNotifications(typeof which === 'string' ? { tag: which } : {});
    for (const notification of shown ?? [])
      if (typeof which === 'string' || which.test(notification.tag)) notification.close();
  } catch {
    // A browser that keeps the worker from the page shows no notifications of it either.
  }
}
