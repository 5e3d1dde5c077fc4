import { Font, StyleSheet } from "@react-pdf/renderer";
import { toPalette } from "@/lib/charts/drawing/colours";
import { FONTS } from "@/lib/sharing/exports/fonts";

const LONGEST_PIECE = 22;

/** Words stay whole; anything longer than a word can break anywhere. */
const toPieces = (word: string): string[] =>
  word.length <= 2 * LONGEST_PIECE ? [word] : (word.match(new RegExp(`.{1,${LONGEST_PIECE}}`, "gsu")) ?? [word]);

for (const { family, weight, file } of FONTS) Font.register({ family, fontWeight: weight, src: file });
Font.registerHyphenationCallback(toPieces);

/** The interface font, then a font for letters it lacks. */
export const GROTESK = ["Schibsted Grotesk", "Noto Sans"];
const READ = ["Newsreader", "Noto Sans"];

/** Colours on white paper. */
export const INK = toPalette("print");

/** Points between the sheet's edge and what is on it, and what is left of A4's width. */
const MARGIN = 40;
export const PAGE_WIDTH = { portrait: 595 - 2 * MARGIN, landscape: 842 - 2 * MARGIN } as const;

/** The styles of a report; sizes in points. */
export const look = StyleSheet.create({
  page: {
    paddingTop: 70,
    paddingBottom: 62,
    paddingHorizontal: MARGIN,
    fontFamily: GROTESK,
    fontSize: 9,
    lineHeight: 1.4,
    color: INK.of("ink"),
  },
  header: {
    position: "absolute",
    top: 28,
    left: MARGIN,
    right: MARGIN,
    height: 26,
    flexDirection: "row",
    alignItems: "center",
    borderBottomWidth: 1,
    borderBottomColor: INK.of("ink"),
    paddingBottom: 8,
  },
  publisher: { marginLeft: 5, fontWeight: 600, fontSize: 10, color: INK.of("spruce") },
  kicker: { marginLeft: 14, color: INK.of("ink-2"), fontSize: 8, flex: 1 },
  sample: { fontWeight: 600, fontSize: 8, color: INK.of("cloudberry-ink") },
  footer: {
    position: "absolute",
    bottom: 24,
    left: MARGIN,
    right: MARGIN,
    flexDirection: "row",
    justifyContent: "space-between",
    borderTopWidth: 0.5,
    borderTopColor: INK.of("rule-strong"),
    paddingTop: 6,
    fontSize: 6.5,
    lineHeight: 1.35,
    color: INK.of("ink-2"),
  },
  rights: { width: "84%" },
  title: { fontWeight: 600, fontSize: 25, lineHeight: 1.12, letterSpacing: -0.5 },
  subtitle: { marginTop: 5, color: INK.of("ink-2") },
  standfirst: {
    marginTop: 10,
    fontFamily: READ,
    fontSize: 12.5,
    lineHeight: 1.38,
    color: INK.of("ink-2"),
    maxWidth: 440,
  },
  section: { marginTop: 16, borderTopWidth: 0.5, borderTopColor: INK.of("rule-strong"), paddingTop: 8 },
  pair: { flexDirection: "row", gap: 24 },
  heading: { fontWeight: 600, fontSize: 10.5 },
  unit: { marginBottom: 8, fontSize: 7.5, color: INK.of("ink-2") },
  fact: { flexDirection: "row", marginTop: 3 },
  factName: { width: 96, paddingRight: 10, color: INK.of("ink-2") },
  factText: { flex: 1 },
  note: { marginTop: 2, fontSize: 7.5, color: INK.of("ink-2") },
  link: { color: INK.of("ink"), textDecoration: "none" },
});
