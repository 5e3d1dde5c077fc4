// Read by the browser as well, which sends the chunks.

/** Bytes of a chunk at most. */
export const LARGEST_CHUNK = 8 * 1024 * 1024;
/** Chunks that are taken at the same time, and files that a browser sends at the same time. */
export const MOST_AT_ONCE = 3;

/** The header with the SHA-256 of a chunk, in hexadecimal. */
export const CHUNK_HASH = "x-chunk-sha256";
/** The headers of the response to HEAD: bytes that are there, bytes of the whole file. */
export const UPLOAD_OFFSET = "upload-offset";
export const UPLOAD_LENGTH = "upload-length";
