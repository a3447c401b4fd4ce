import type { LiveBus, LiveListener } from './live-bus.ts';

/** The bus of a single process. */
export function createMemoryBus(): LiveBus {
  const listeners = new Map<string, Set<LiveListener>>();
  const keyOf = (brand: string, memberId: string): string => `${brand}:${memberId}`;

  return {
    publish(brand, memberId, delivered) {
      listeners.get(keyOf(brand, memberId))?.forEach((listener) => listener(delivered));
    },
    isHeard: (brand, memberId) => listeners.has(keyOf(brand, memberId)),
    subscribe(brand, memberId, listener) {
      const key = keyOf(brand, memberId);
      const ofMember = listeners.get(key) ?? new Set();
      listeners.set(key, ofMember.add(listener));
      return () => {
        ofMember.delete(listener);
        if (ofMember.size === 0 && listeners.get(key) === ofMember) listeners.delete(key);
      };
    },
  };
}
