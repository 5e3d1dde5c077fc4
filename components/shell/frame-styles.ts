// The styles of the frame, which every page has, in one order everywhere: they are then one sheet.
import "@/components/shell/account.module.css";
import "@/components/shell/dock.module.css";
import "@/components/shell/header.module.css";
import "@/components/layout/consent/consent-banner.module.css";
import "@/components/shell/footer.module.css";
