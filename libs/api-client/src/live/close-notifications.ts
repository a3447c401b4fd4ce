/** Takes away what the device shows of a conversation, which is the tag of its pushes (contract part 6), once that was read. */
export async function closeNotifications(conversationId: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const shown = await worker?.getNotifications({ tag: conversationId });
    for (const notification of shown ?? []) notification.close();
  } catch {
    // A browser that keeps the worker from the page shows no notices of it either.
  }
}
