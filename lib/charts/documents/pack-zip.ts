import { crc32, deflateRawSync } from "node:zlib";

// Signatures and lengths of the three records (APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16).
const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
const [LOCAL_LENGTH, CENTRAL_LENGTH, END_LENGTH] = [30, 46, 22];
/** Version 2.0, names in UTF-8, deflated. */
const [VERSION, UTF_8, DEFLATED] = [20, 0x08_00, 8];
/** 1 January 1980, the first day that an archive can name: the same files make the same archive. */
const DAY = 0x00_21;

/** Files as a ZIP archive, packed by Node’s own zlib, which takes a third of the time that one in JavaScript does. */
export function packZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const [locals, centrals]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const [name, body] of Object.entries(files)) {
    const [label, packed] = [Buffer.from(name), deflateRawSync(body)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(UTF_8, 2);
    shared.writeUInt16LE(DEFLATED, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(body), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(body.length, 18);
    shared.writeUInt16LE(label.length, 22);
    const local = Buffer.alloc(LOCAL_LENGTH);
    local.writeUInt32LE(LOCAL, 0);
    shared.copy(local, 4);
    const central = Buffer.alloc(CENTRAL_LENGTH);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(VERSION, 4);
    shared.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    locals.push(local, label, packed);
    centrals.push(central, label);
    offset += LOCAL_LENGTH + label.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(END_LENGTH);
  const count = Object.keys(files).length;
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
