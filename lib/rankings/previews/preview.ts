import type { Named } from "@/lib/catalogue/names/named";
import type { ComingRanking } from "@/lib/rankings/previews/coming-ranking";
import type { PreviewLevel } from "@/lib/study/previews/preview-link";

/** What a preview link shows, to whom, and until when. Times are ISO. */
export interface Preview {
  computationId: string;
  /** The person it was made for. */
  name: string;
  level: PreviewLevel;
  until: string;
  /** The planned publication. */
  due: { at: string; zone: string } | null;
  markets: Named[];
  ranking: ComingRanking;
  isSample: boolean;
}
