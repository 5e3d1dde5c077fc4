-- The last guard of a widened range: whoever computes it, what visitors get begins and ends on the coarse grid only.

alter table study.results
  add constraint public_range_on_grid check (
    (public_rank_low in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_low % 100 = 0)
    and (public_rank_high in (1, 3, 5, 10, 20, 30, 50, 75, 100, 150) or public_rank_high % 100 = 0)
  );
