export { createFolderStorage } from './folder-storage.ts';
export { createImageFor, type ImageFor, type ImageViewing, type PhotoRecord } from './image-for.ts';
export { registerMediaRoutes, type MediaPorts } from './media-routes.ts';
export { renderIcon } from './render-icon.ts';
export type { PhotoStorage } from './photo-storage.ts';
export { createRenditions, generatedPrefix, renditionKey, type RenditionPorts, type Renditions } from './renditions.ts';
export { photoSizes, type PhotoSize } from './sizes.ts';
