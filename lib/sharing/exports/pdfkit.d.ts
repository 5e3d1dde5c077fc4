/** The parts of pdfkit 0.20 that reports use; the package has no types of its own. */
declare module "pdfkit" {
  interface TextOptions {
    width?: number;
    align?: "left" | "right" | "center";
    lineBreak?: boolean;
    lineGap?: number;
    baseline?: "alphabetic" | "top";
    characterSpacing?: number;
  }

  /** A link in the tag tree, and what it is called. */
  interface LinkOptions {
    structParent: StructureElement;
    // pdfkit takes text for a name unless it is an object.
    Contents: object;
  }

  /** An element of the tag tree; functions draw its content. */
  interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  interface OutlineItem {
    addItem(title: string): OutlineItem;
  }

  interface DocumentOptions {
    size?: string;
    layout?: "portrait" | "landscape";
    margin?: number;
    bufferPages?: boolean;
    autoFirstPage?: boolean;
    /** The first font; null for none until one is set. */
    font?: string | null;
    tagged?: boolean;
    subset?: "PDF/UA";
    lang?: string;
    displayTitle?: boolean;
    pdfVersion?: string;
    info?: Record<string, string | Date>;
  }

  /** An object of the file, whose stream is written piece by piece. */
  interface PdfReference {
    write(chunk: string | Uint8Array): void;
  }

  /** A font in one document; all but its program are the library's own. */
  export interface OpenFont {
    /** The program, as it was read from its file. */
    font: {
      characterSet: readonly number[];
      glyphForCodePoint(letter: number): unknown;
      getGlyph(number: number): { advanceWidth: number };
    };
    /** Shaped words. */
    layoutCache: Record<string, unknown>;
    /** Letters of each glyph of the document, by its number there. */
    unicode: number[][];
    /** Of each glyph, in thousandths of the size. */
    widths: number[];
    scale: number;
    /** The glyphs that the document draws, as numbers of the program, and the program of these alone. */
    subset: { glyphs: readonly number[]; encode(): Uint8Array };
    /** Its name on pages, and its object. */
    id: string;
    ref(): PdfReference;
    /** Above the baseline, in thousandths of the size. */
    ascender: number;
    /** The glyphs of a text as hexadecimal numbers, and where each stands; thousandths of the size. */
    encode(
      text: string,
    ): [glyphs: string[], places: { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }[]];
  }

  export default class PDFDocument {
    constructor(options?: DocumentOptions);
    _font: OpenFont;
    info: Record<string, string | Date>;
    /** Writes what the file is called into its metadata. */
    _addInfo(): void;
    ref(data?: object): PdfReference;
    /** Bytes written so far, and how the next are: both are the library's own. */
    _offset: number;
    _write(data: string | Uint8Array): void;
    page: { width: number; height: number; fonts: Record<string, PdfReference> };
    /** Adds to the stream of the page. */
    addContent(operators: string): this;
    outline: OutlineItem;
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    end(): void;
    addPage(options?: Pick<DocumentOptions, "size" | "layout" | "margin">): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    registerFont(name: string, program: string | object): this;
    font(name: string): this;
    fontSize(size: number): this;
    currentLineHeight(hasGap: boolean): number;
    fillColor(colour: string, opacity?: number): this;
    fillOpacity(opacity: number): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    lineJoin(join: "round"): this;
    dash(length: number, options: { space: number }): this;
    undash(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rotate(degrees: number): this;
    path(path: string): this;
    closePath(): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    image(data: string, x: number, y: number, options: { width: number; height: number }): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    addNamedDestination(name: string): void;
    link(x: number, y: number, width: number, height: number, address: string, options: LinkOptions): this;
    goTo(x: number, y: number, width: number, height: number, name: string, options: LinkOptions): this;
    struct(
      type: string,
      options?: {
        alt?: string;
        title?: string;
        scope?: "Column" | "Row";
        /** Left, top, right and bottom, in points from the page's upper left corner. */
        bbox?: readonly [number, number, number, number];
      },
      children?: (StructureElement | (() => void))[] | (() => void),
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options?: { type: "Pagination" | "Layout" }): this;
    endMarkedContent(): this;
  }
}
