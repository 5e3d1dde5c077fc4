import { ShareNothing } from "@/components/sharing/share-nothing";

export default function NothingShared() {
  return <ShareNothing />;
}
