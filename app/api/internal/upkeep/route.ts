// The former address, still called by schedules of existing installations.
export { POST } from "@/app/api/internal/maintenance/route";
