-- A chart's data can be taken as a package: a CSV file and its description.

create or replace function access.right_of_format(p_format text) returns text
language sql immutable set search_path = '' as $$
  select case p_format
    when 'svg' then 'svgExport' when 'png' then 'pngExport' when 'png-square' then 'pngExport'
    when 'pdf' then 'pdfExport' when 'xlsx' then 'excelExport' when 'csv' then 'csvExport' when 'csv-zip' then 'csvExport'
    when 'pptx' then 'powerpointExport' end
$$;
