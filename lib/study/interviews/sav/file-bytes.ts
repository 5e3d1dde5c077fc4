import { fstatSync, readSync } from "node:fs";
import { FileRefused } from "@/lib/study/interviews/file-refused";

const WINDOW = 1024 * 1024;
const CUT_FIX = "copy the file again, or export it again from the program that made it";

/** The bytes of an open file, read in sequence through a window, so that a long file needs little memory. */
export class FileBytes {
  readonly size: number;
  /** Position of the next byte. */
  position = 0;
  /** Whether numbers are little-endian. */
  isLittle = true;
  private window = Buffer.alloc(0);
  private windowAt = 0;

  constructor(readonly fd: number) {
    this.size = fstatSync(fd).size;
  }

  /**
   * The next bytes, as a copy.
   * @throws {FileRefused} if the file ends first
   */
  take(count: number): Buffer {
    this.need(count);
    const copy = Buffer.alloc(count);
    const held = this.holds(count);
    if (held === null) this.readInto(copy, this.position);
    else this.window.copy(copy, 0, held, held + count);
    this.position += count;
    return copy;
  }

  /**
   * Skips bytes.
   * @throws {FileRefused} if the file ends first
   */
  skip(count: number): void {
    this.need(count);
    this.position += count;
  }

  int(): number {
    const at = this.fill(4);
    this.position += 4;
    return this.isLittle ? this.window.readInt32LE(at) : this.window.readInt32BE(at);
  }

  double(): number {
    const at = this.fill(8);
    this.position += 8;
    return this.isLittle ? this.window.readDoubleLE(at) : this.window.readDoubleBE(at);
  }

  /** A count in the file, refused if it is below 0 or above `most`. */
  count(most: number, what: string): number {
    const at = this.position;
    const value = this.int();
    if (value >= 0 && value <= most) return value;
    throw damaged(`it gives ${value.toLocaleString("en-GB")} as the number of ${what}`, at);
  }

  /** Reads bytes at any position of the file. */
  readInto(target: Uint8Array, from: number): void {
    for (let done = 0; done < target.length;) {
      const got = readSync(this.fd, target, done, target.length - done, from + done);
      if (got === 0) throw new FileRefused("the file became shorter while it was read", CUT_FIX);
      done += got;
    }
  }

  private need(count: number): void {
    if (count >= 0 && this.position + count <= this.size) return;
    throw new FileRefused(
      `the file is cut off in its list of variables, after ${this.size.toLocaleString("en-GB")} bytes`,
      CUT_FIX,
    );
  }

  private holds(count: number): number | null {
    const at = this.position - this.windowAt;
    return at >= 0 && at + count <= this.window.length ? at : null;
  }

  private fill(count: number): number {
    this.need(count);
    const held = this.holds(count);
    if (held !== null) return held;
    this.windowAt = this.position;
    this.window = Buffer.alloc(Math.min(WINDOW, this.size - this.position));
    this.readInto(this.window, this.windowAt);
    return 0;
  }
}

/** The message for an invalid variable list. `at` is the byte, from 0. */
export function damaged(what: string, at: number): FileRefused {
  return new FileRefused(`the file is damaged at byte ${at.toLocaleString("en-GB")}: ${what}`, CUT_FIX);
}
