declare module '@20minutes/s3rver' {
  interface Options {
    directory: string;
    address: string;
    /** 0: any that is free. */
    port: number;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
