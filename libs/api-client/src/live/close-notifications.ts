/**
 * Takes away what the device shows under a tag of its pushes (contract part 6), once all that it tells was seen.
 *
 * @param tag without one, whatever it shows of this site
 */
export async function closeNotifications(tag?: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const shown = await worker?.getNotifications({ tag });
    for (const notification of shown ?? []) notification.close();
  } catch {
    // A browser that keeps the worker from the page shows no notifications of it either.
  }
}
