package org.openjdk.jmh.results.trend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Represents a result file and the time of its measurement, which JMH does not store; immutable. */
public final class DatedFile {

    private static final Pattern DATE =
            Pattern.compile("(?<!\\d)(\\d{4})-?(\\d{2})-?(\\d{2})(?:[T_ -]?(\\d{2})[:-]?(\\d{2}))?(?!\\d)");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT);
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Path file;
    private final LocalDateTime time;

    private DatedFile(Path file, LocalDateTime time) {
        this.file = file;
        this.time = time;
    }

    /**
     * Dates files by dates in their names (such as 2026-11-22, 20261122 or 2026-11-22T0831) if all have one, else by
     * their last modification.
     *
     * @return the oldest first; those of the same time by name
     * @throws IOException if the time of a file cannot be read
     */
    public static List<DatedFile> of(List<Path> files) throws IOException {
        List<DatedFile> named = new ArrayList<>();
        List<DatedFile> changed = new ArrayList<>();
        for (Path file : files) {
            named(file).ifPresent(time -> named.add(new DatedFile(file, time)));
            changed.add(new DatedFile(file,
                    LocalDateTime.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneOffset.UTC)));
        }
        List<DatedFile> dated = named.size() == files.size() ? named : changed;
        dated.sort(Comparator.comparing((DatedFile one) -> one.time).thenComparing(one -> one.file));
        return dated;
    }

    private static Optional<LocalDateTime> named(Path file) {
        Matcher date = DATE.matcher(file.getFileName().toString());
        try {
            return date.find() ? Optional.of(LocalDateTime.of(number(date, 1), number(date, 2), number(date, 3),
                    number(date, 4), number(date, 5))) : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static int number(Matcher date, int group) {
        String digits = date.group(group);
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    public Path file() {
        return file;
    }

    /** Returns the day, with the time unless that is midnight. */
    public String date() {
        return (time.getHour() + time.getMinute() > 0 ? MINUTE : DAY).format(time);
    }
}
