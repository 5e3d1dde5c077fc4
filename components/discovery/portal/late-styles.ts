// The styles of what a browser loads late (late-parts.tsx), which a server cannot name. Each of theirs must be here, which
// a test checks.
import "@/components/charts/brand-panel.module.css";
import "@/components/ui/data-table.module.css";
