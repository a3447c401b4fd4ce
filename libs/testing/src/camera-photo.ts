interface CameraPhoto {
  bytes?: number;
  width?: number;
  height?: number;
  type?: string;
}

/** What stands before the size in a camera's file: a segment of its own, and tables. */
const before = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 0, 0xff, 0xc4, 0, 3, 0];
const bytesOf = (number: number): number[] => [number >> 8, number & 255];

/** A camera's photo as far as it is read before it is decoded: its header tells the pixels, and it is as heavy as it says. */
export function cameraPhoto({
  bytes = 11 * 1024 * 1024,
  width = 6000,
  height = 8000,
  type = 'image/jpeg',
}: CameraPhoto = {}): File {
  const frame = [0xff, 0xc2, 0, 11, 8, ...bytesOf(height), ...bytesOf(width)];
  const file = new File([Uint8Array.from([...before, ...frame])], 'camera.jpg', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
