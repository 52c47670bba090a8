/** Draws the current frame. If the browser cannot, or the picture has not arrived, the canvas stays empty. */
export function drawStill(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  if (image.complete && image.naturalWidth > 0) canvas.getContext('2d')?.drawImage(image, 0, 0);
}
