/** A still of the clip: a VP8 key frame, and how long it is shown. */
export interface ClipFrame {
  picture: Buffer;
  milliseconds: number;
}

export interface ClipSize {
  width: number;
  height: number;
}

/**
 * Element numbers of Matroska, of which WebM is a part (RFC 9559). Lengths are written in eight bytes and numbers in
 * four, so that places in the file are known before it is written.
 */
const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
} as const;

const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const VIDEO_TRACK = 1;
const MAKER = 'parlour';

/** A silent WebM file of stills. Each can be read alone, so the file starts, stops and jumps anywhere. */
export function webmOf(frames: readonly ClipFrame[], { width, height }: ClipSize): Buffer {
  const total = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const info = element(ids.info, [
    whole(ids.timestampScale, NANOSECONDS_PER_MILLISECOND),
    element(ids.duration, [float(total)]),
    text(ids.muxingApp, MAKER),
    text(ids.writingApp, MAKER),
  ]);
  const video = element(ids.video, [whole(ids.pixelWidth, width), whole(ids.pixelHeight, height)]);
  const track = element(ids.trackEntry, [
    whole(ids.trackNumber, VIDEO_TRACK),
    whole(ids.trackUid, VIDEO_TRACK),
    whole(ids.trackType, 1),
    whole(ids.flagLacing, 0),
    text(ids.codecId, 'V_VP8'),
    video,
  ]);
  const tracks = element(ids.tracks, [track]);
  const clusters = clustersOf(frames);
  const first = info.length + tracks.length + cuesOf(clusters, 0).length;
  return Buffer.concat([
    header,
    element(ids.segment, [info, tracks, cuesOf(clusters, first), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

const header = element(ids.ebml, [
  whole(ids.ebmlVersion, 1),
  whole(ids.ebmlReadVersion, 1),
  whole(ids.ebmlMaxIdLength, 4),
  whole(ids.ebmlMaxSizeLength, 8),
  text(ids.docType, 'webm'),
  whole(ids.docTypeVersion, 4),
  whole(ids.docTypeReadVersion, 2),
]);

interface Cluster {
  start: number;
  bytes: Buffer;
}

/** A cluster a still: what a browser can jump to. */
function clustersOf(frames: readonly ClipFrame[]): Cluster[] {
  let start = 0;
  return frames.map(({ picture, milliseconds }) => {
    const block = element(ids.block, [Buffer.from([0x80 | VIDEO_TRACK, 0, 0, 0]), picture]);
    const group = element(ids.blockGroup, [block, whole(ids.blockDuration, milliseconds)]);
    const cluster = { start, bytes: element(ids.cluster, [whole(ids.timestamp, start), group]) };
    start += milliseconds;
    return cluster;
  });
}

/** Where each cluster begins, counted from the segment's first byte. */
function cuesOf(clusters: readonly Cluster[], first: number): Buffer {
  let place = first;
  const points = clusters.map(({ start, bytes }) => {
    const position = [whole(ids.cueTrack, VIDEO_TRACK), whole(ids.cueClusterPosition, place)];
    place += bytes.length;
    return element(ids.cuePoint, [whole(ids.cueTime, start), element(ids.cueTrackPositions, position)]);
  });
  return element(ids.cues, points);
}

function element(id: number, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 0x01;
  return Buffer.concat([Buffer.from(evenHex(id), 'hex'), length, content]);
}

function evenHex(id: number): string {
  const digits = id.toString(16);
  return digits.padStart(digits.length + (digits.length % 2), '0');
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, [bytes]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(id: number, value: string): Buffer {
  return element(id, [Buffer.from(value, 'ascii')]);
}
