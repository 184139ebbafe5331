export { PictureViewer, type PictureViewerProps, type ViewedPicture } from './picture-viewer.tsx';
