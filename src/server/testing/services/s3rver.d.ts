/** As much of the package as the tests' store of files uses; it comes without types. */
declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; vhostBuckets: boolean });
    readonly store: { putBucket(name: string): Promise<unknown> };
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
