package org.openjdk.jmh.results.file;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.files.OutputFile;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.json.ReplacedFile;
import org.openjdk.jmh.results.partitions.ShardMark;
import org.openjdk.jmh.util.FileFailure;

/** The file to which a run writes its results. */
public final class ResultFile {

    private final String name;
    private final OutputFile file;
    private final ResultFormatType format;

    private ResultFile(String name, OutputFile file, ResultFormatType format) {
        this.name = name;
        this.file = file;
        this.format = format;
    }

    /**
     * Checks that a file can be written, without changing it.
     *
     * @param name as the user gave it
     * @throws ResultFileException if it is a folder, if its folder does not exist, or if it is not writable
     */
    public static ResultFile open(String name, ResultFormatType format) throws ResultFileException {
        try {
            return new ResultFile(name, OutputFile.of(Paths.get(name)), format);
        } catch (IOException e) {
            throw new ResultFileException(name, FileFailure.reason(e));
        } catch (InvalidPathException e) {
            throw new ResultFileException(name, e.getReason());
        }
    }

    /** Returns whether the file can be written repeatedly, rather than once at the end of the run. */
    public boolean isReplaceable() {
        return file.isReplaceable();
    }

    /** Replaces the content of the file. If writing fails, a replaceable file keeps its content. */
    public void write(Collection<RunResult> results) throws ResultFileException {
        ShardMark.listSuiteOnce(results);
        write(target -> {
            FailureRecordingStream memory = new FailureRecordingStream(target);
            PrintStream out = new PrintStream(new BufferedOutputStream(memory), false, "UTF-8");
            writeOut(results, out);
            out.flush();
            memory.rethrow();
        });
    }

    /** Writes results in the format of the file. A format that cannot represent some results must not end the run. */
    private void writeOut(Collection<RunResult> results, PrintStream out) throws IOException {
        try {
            ResultFormatFactory.getInstance(format, out).writeOut(results);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw new IOException("the results cannot be converted to " + format.name().toLowerCase(Locale.ROOT)
                    + ", which failed with " + e, e);
        }
    }

    /** Replaces the content of the file by that of another file in the same format, as {@link #write}. */
    public void copy(Path source) throws ResultFileException {
        write(target -> Files.copy(source, target));
    }

    private void write(ReplacedFile.Content content) throws ResultFileException {
        try {
            file.write(content);
        } catch (IOException e) {
            throw new ResultFileException(name, FileFailure.reason(e));
        }
    }

    @Override
    public String toString() {
        return name;
    }

    /** Records its first failure, which a {@link java.io.PrintStream} around it swallows. */
    private static final class FailureRecordingStream extends FilterOutputStream {

        private IOException failure;

        FailureRecordingStream(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            rethrow();
            try {
                out.write(bytes, offset, length);
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }

        void rethrow() throws IOException {
            if (failure != null) {
                throw failure;
            }
        }
    }
}
