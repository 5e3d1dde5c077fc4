// The former address: schedules of running installations call it.
export { POST } from "@/app/api/internal/maintenance/route";
