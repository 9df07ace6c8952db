package org.openjdk.jmh.samples.reconfiguration;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A noisy benchmark: transactions of H2, an in-memory database. Old versions of rows are removed and garbage is
 * collected at arbitrary times, so no two iterations are the same.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_13 -dynamic -sc kld
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_13 -dynamic -sc cv
 * </pre>
 *
 * <p>A noisy result can be stable: a criterion that compares whole distributions may find them settled although they
 * are wide. The two criteria differ here. If the maximum is reached without stability, the run ends like a static one,
 * and a line that begins with {@code # WARNING} says what to change.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 40, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class Reconfig_13_Noisy {

    private static final int ACCOUNTS = 1000;

    private final SplittableRandom random = new SplittableRandom(7);
    private Connection connection;
    private PreparedStatement change;
    private PreparedStatement read;

    @Setup
    public void open() throws SQLException {
        connection = DriverManager.getConnection("jdbc:h2:mem:bank");
        connection.createStatement().execute("CREATE TABLE account (id INT PRIMARY KEY, balance BIGINT NOT NULL)");
        connection.createStatement().execute(
                "INSERT INTO account SELECT x, 1000 FROM SYSTEM_RANGE(0, " + (ACCOUNTS - 1) + ")");
        connection.setAutoCommit(false);
        change = connection.prepareStatement("UPDATE account SET balance = balance + ? WHERE id = ?");
        read = connection.prepareStatement("SELECT balance FROM account WHERE id = ?");
    }

    @TearDown
    public void close() throws SQLException {
        connection.close();
    }

    @Benchmark
    public long transfer() throws SQLException {
        int from = random.nextInt(ACCOUNTS);
        int to = random.nextInt(ACCOUNTS);
        change(from, -1);
        change(to, 1);
        long balance = balance(to);
        connection.commit();
        return balance;
    }

    private void change(int account, int amount) throws SQLException {
        change.setInt(1, amount);
        change.setInt(2, account);
        change.executeUpdate();
    }

    private long balance(int account) throws SQLException {
        read.setInt(1, account);
        try (ResultSet row = read.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }
}
