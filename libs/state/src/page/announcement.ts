/** Something that happens in this page, told to whoever listens just then. */
export function announcement<News = void>() {
  const listeners = new Set<(news: News) => void>();
  return {
    announce: (news: News): void => listeners.forEach((listener) => listener(news)),
    /** Answers the function that ends it. */
    subscribe(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
