/** How often changes are seen in made histories, with and without one, where nights depend on each other. */
package org.openjdk.jmh.bench.trends;
