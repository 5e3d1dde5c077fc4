import { ShareNothing } from "@/components/sharing/links/share-nothing";

export default function NothingShared() {
  return <ShareNothing />;
}
