/** The names that our files have: no way out of the folder, and nothing that someone else put there. */
export const attachmentName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Those that uploading gives, and the demonstration's drawings. */
export const pictureName = /^[\da-f]{32}\.(?:webp|svg)$/;
