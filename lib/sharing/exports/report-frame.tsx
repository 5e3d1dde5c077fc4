import { Page, Text, View } from "@react-pdf/renderer";
import { drawLogo } from "@/lib/charts/drawing/logo";
import { fitText } from "@/lib/charts/drawing/text-width";
import { PrintedScene } from "@/lib/sharing/exports/report-chart";
import { INK, look, PAGE_WIDTH } from "@/lib/sharing/exports/report-styles";
import { RIGHTS_WORDS } from "@/lib/charts/documents/accompanying-text";
import { SITE } from "@/lib/platform/site/site";

interface SheetProps {
  /** The subject of the page, in the header. */
  kicker: string;
  isSample: boolean;
  orientation?: "portrait" | "landscape";
  bookmark?: string;
  children: React.ReactNode;
}

/** Width of the publisher and the sample label in the header, in points. */
const BESIDE = 230;
const LOGO = { width: 32, height: 32, marks: drawLogo(INK, 0, 0, 32) };

/** A4 pages with the publisher above, and rights and page numbers below. */
export function Sheet({ kicker, isSample, orientation = "portrait", bookmark, children }: SheetProps) {
  return (
    <Page size="A4" orientation={orientation} style={look.page} {...(bookmark ? { bookmark } : {})}>
      <View fixed style={look.header}>
        <PrintedScene scene={LOGO} width={14} />
        <Text style={look.publisher}>{SITE.name}</Text>
        <Text style={look.kicker}>{fitText(kicker, 8, PAGE_WIDTH[orientation] - BESIDE)}</Text>
        {isSample ? <Text style={look.sample}>Sample data: all brands and figures are invented</Text> : null}
      </View>
      {children}
      <View fixed style={look.footer}>
        <Text style={look.rights}>{RIGHTS_WORDS}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
      </View>
    </Page>
  );
}
