package shop;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.Function;

/**
 * The shop, on loopback: {@code /product?p17}, {@code /search?red,small}, {@code /page?3}, {@code /similar?p17}.
 *
 * <p>
 * Prints its port, and ends when its input does.
 */
public final class Service {

    private static final int PRODUCTS = 20_000;
    private static final int SHELF = 100;
    private static final int PAGE = 20;

    private final List<Product> products = Products.made(PRODUCTS);
    private final Store store = new Store(products, SHELF);
    private final Cache cache = new Cache(2_000);
    private final Search search = new Search(products);
    private final Similar similar = new Similar(products);
    private final Pages pages = new Pages();

    public static void main(String[] arguments) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        Service service = new Service();
        service.answer(server, "/product", id -> List.of(service.product(id)));
        service.answer(server, "/search", words -> service.search.find(List.of(words.split(","))));
        service.answer(server, "/page", service::page);
        service.answer(server, "/similar", id -> List.of(service.similar.nearest(service.product(id))));
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.start();
        System.out.println(server.getAddress().getPort());
        while (System.in.read() >= 0) {
            continue;
        }
        System.exit(0);
    }

    private void answer(HttpServer server, String path, Function<String, List<Product>> answers) {
        server.createContext(path, exchange -> {
            try (exchange) {
                respond(exchange, pages.write(answers.apply(exchange.getRequestURI().getQuery())));
            }
        });
    }

    private static void respond(HttpExchange exchange, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
    }

    private Product product(String id) {
        Product product = cache.get(id);
        if (product == null) {
            product = store.load(id);
            cache.put(product);
        }
        return product;
    }

    private List<Product> page(String number) {
        int from = Integer.parseInt(number) * PAGE;
        return products.subList(from, from + PAGE);
    }
}
