/** One event of a tap as the browser's Event Timing tells it, in milliseconds since the page began. */
export interface TimedEvent {
  interaction: number;
  name: string;
  startTime: number;
  /** Until the next paint; the browser rounds it to 8. */
  duration: number;
  processingStart: number;
  processingEnd: number;
}

/** What a page keeps of the taps on it, until it is asked. */
export interface Recording {
  events: TimedEvent[];
  /** Durations of frames of 50 ms and more. */
  longFrames: number[];
}

declare global {
  interface Window {
    recordedTaps: Recording;
  }
}

/** Runs in the page, before its own scripts. Events of less than 16 ms leave no entry: the browser's own least. */
export function recordTaps(): void {
  const recording: Recording = { events: [], longFrames: [] };
  window.recordedTaps = recording;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: interaction, name, startTime, duration, processingStart, processingEnd } = entry;
      if (interaction > 0)
        recording.events.push({ interaction, name, startTime, duration, processingStart, processingEnd });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    recording.longFrames.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame' });
}
