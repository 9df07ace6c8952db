package org.openjdk.jmh.bench.subjects;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.FileAppender;
import ch.qos.logback.core.OutputStreamAppender;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;

/** Logging. */
@State(Scope.Benchmark)
public class LogbackLogging extends Subject {

    private static final long LONGEST_FILE = 1 << 24;

    private LoggerContext context;
    private Logger discarding;
    private Logger filing;
    private Path file;
    private long number;

    /** Makes a logger whose lines go nowhere, and one with a file. */
    @Setup
    public void configure() throws IOException {
        context = new LoggerContext();
        OutputStreamAppender<ILoggingEvent> nowhere = new OutputStreamAppender<>();
        nowhere.setContext(context);
        nowhere.setEncoder(encoder());
        nowhere.setOutputStream(OutputStream.nullOutputStream());
        nowhere.start();
        discarding = context.getLogger("discarding");
        discarding.setLevel(Level.INFO);
        discarding.addAppender(nowhere);
        file = Files.createTempFile("subject", ".log");
        filing = context.getLogger("filing");
        filing.addAppender(toFile());
    }

    private PatternLayoutEncoder encoder() {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d %-5level [%thread] %logger{20} - %msg%n");
        encoder.start();
        return encoder;
    }

    private FileAppender<ILoggingEvent> toFile() {
        FileAppender<ILoggingEvent> appender = new FileAppender<>();
        appender.setName("file");
        appender.setContext(context);
        appender.setEncoder(encoder());
        appender.setFile(file.toString());
        appender.setAppend(false);
        appender.start();
        return appender;
    }

    /** Removes the file. */
    @TearDown
    public void cleanUp() throws IOException {
        context.stop();
        Files.deleteIfExists(file);
    }

    /** Stable and very short: a level that is switched off, repeated because the clock is slower than one call. */
    @Benchmark
    public long disabled() {
        for (int i = 0; i < 100; i++) {
            discarding.debug("order {} of {}", number, i);
        }
        return number++;
    }

    /** Allocating and periodic: formats a line; the date is formatted anew once in a millisecond. */
    @Benchmark
    public long formatted() {
        discarding.info("order {} of {}", number, "somebody");
        return number++;
    }

    /** Contended: two threads format at once and queue for the lock of one appender. */
    @Benchmark
    @Threads(2)
    public void contended() {
        discarding.info("order {} of {}", 1, "somebody");
    }

    /** I/O-bound: each line is flushed to a file of the operating system; now and then the file is emptied. */
    @Benchmark
    public long toDisk() throws IOException {
        filing.info("order {} of {}", number, "somebody");
        if ((++number & 0xffff) == 0 && Files.size(file) > LONGEST_FILE) {
            filing.detachAppender("file");
            filing.addAppender(toFile());
        }
        return number;
    }
}
