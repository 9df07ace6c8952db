package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.results.journal.SideFork;

/** A fork that has ended under valgrind, of which it is not said yet which windows count; closing deletes what it left behind. */
final class CountedForkResult implements Closeable {

    private final Closeable files;
    private final Optional<CountedFork> alone;
    private final Telling telling;

    private CountedForkResult(Closeable files, Optional<CountedFork> alone, Telling telling) {
        this.files = files;
        this.alone = alone;
        this.telling = telling;
    }

    /** Says what came of a fork by the windows that count. */
    interface Telling {

        SideFork of(CountedFork fork) throws IOException;
    }

    static CountedForkResult counted(Closeable files, CountedFork alone, Telling telling) {
        return new CountedForkResult(files, Optional.of(alone), telling);
    }

    static CountedForkResult lost(Closeable files, SideFork loss) {
        return new CountedForkResult(files, Optional.empty(), fork -> loss);
    }

    /** What came of it by the windows that it has by itself. */
    SideFork alone() throws IOException {
        return telling.of(alone.orElse(null));
    }

    /** What came of it by the windows that agree in another one as well: of forks that are compared, the same ones count. */
    SideFork beside(CountedForkResult other) throws IOException {
        boolean areTwo = alone.isPresent() && other.alone.isPresent();
        return areTwo ? telling.of(alone.get().like(other.alone.get())) : alone();
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
