/** Reports results: on the console, as JSON for viewers of mutation tests, and as a page. */
package org.openjdk.jmh.mutate.reports;
