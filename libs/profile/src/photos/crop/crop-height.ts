/**
 * How high the photo stands that is being cut: what the dialog has below it stays in sight, in a low window too, and a portrait as
 * high is no wider than the dialog.
 */
export const cropHeight = 'min(max(30dvh, 100dvh - 25rem), 50dvh, 400px, 125vw - 100px)';
