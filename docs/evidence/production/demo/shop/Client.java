package shop;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Asks the shop at a rate, one request after the other, so that there is never more than one: port, seconds, and
 * requests a second at most.
 */
public final class Client {

    private static final int PRODUCTS = 20_000;
    private static final String[] WORDS = {"red", "green", "blue", "small", "large", "round", "old", "paper"};

    private final Random random = new Random(1);

    public static void main(String[] arguments) throws IOException, InterruptedException {
        new Client().ask(Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]), Long.parseLong(arguments[2]));
    }

    private void ask(int port, long seconds, long rate) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(seconds);
        long asked = 0;
        while (System.nanoTime() < end) {
            URI uri = URI.create("http://localhost:" + port + question());
            int status = client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofByteArray()).statusCode();
            if (status != 200) {
                throw new IOException(status + " for " + uri);
            }
            asked++;
            LockSupport.parkNanos(begin + asked * TimeUnit.SECONDS.toNanos(1) / rate - System.nanoTime());
        }
        System.out.printf("%d requests, %.0f a second%n", asked, asked * 1e9 / (System.nanoTime() - begin));
    }

    private String question() {
        int kind = random.nextInt(100);
        if (kind < 60) {
            return "/product?" + product();
        }
        if (kind < 80) {
            return "/page?" + random.nextInt(PRODUCTS / 20);
        }
        if (kind < 90) {
            return "/search?" + word() + "," + word();
        }
        return "/similar?" + product();
    }

    private String word() {
        return WORDS[random.nextInt(WORDS.length)];
    }

    private String product() {
        double skewed = Math.pow(random.nextDouble(), 4);
        return "p" + (int) (PRODUCTS * skewed);
    }
}
